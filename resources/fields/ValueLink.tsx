/** Value as a link, or as plain text inside another link. */
import Link, { type LinkProps } from '@mui/material/Link'
import { useContext } from 'react'
import { InLinkContext } from '#resources/contexts/InLinkContext.ts'

export const ValueLink = (props: LinkProps<'a'>) =>
  useContext(InLinkContext) ? <>{props.children}</> : <Link {...props} />
