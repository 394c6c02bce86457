/** A value that leads somewhere; in a link of its own already it is just text. */
import Link, { type LinkProps } from '@mui/material/Link'
import { useContext } from 'react'
import { InLinkContext } from '#resources/contexts/InLinkContext.ts'

export const ValueLink = (props: LinkProps<'a'>) =>
  useContext(InLinkContext) ? <>{props.children}</> : <Link {...props} />
