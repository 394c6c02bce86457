/** Related record by its embedded properties, as a link. */
import Link from '@mui/material/Link'
import { LinkBase } from 'react-admin'
import { useRecordPath } from '#resources/contexts/paths.ts'
import { relatedText, type Related } from '#resources/texts/relatedText.ts'
import { useKnownLocale, useValue, type ValueProps } from '#resources/texts/useValue.ts'

type RelationProps = ValueProps & { reference: string; embed: readonly string[] }

export const RelationValue = ({ source, reference, embed }: RelationProps) => {
  const related = useValue<Related>(source)
  const pathOf = useRecordPath(reference)
  const locale = useKnownLocale()
  if (related === null) return null
  const text = relatedText(related, embed, locale)
  const to = pathOf(related.id)
  return to ? (
    <Link component={LinkBase} to={to}>
      {text}
    </Link>
  ) : (
    <>{text}</>
  )
}
