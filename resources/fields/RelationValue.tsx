/** Related record by its embedded properties, as a link. */
import Link from '@mui/material/Link'
import { LinkBase, useTranslate } from 'react-admin'
import { useRecordPath } from '#resources/contexts/paths.ts'
import { relatedText, type Related } from '#resources/texts/relatedText.ts'
import { useKnownLocale, useValue, type ValueProps } from '#resources/texts/useValue.ts'

type RelationProps = ValueProps & { reference: string; embed: readonly string[] }

export const RelationValue = ({ source, reference, embed }: RelationProps) => {
  const related = useValue<Related>(source)
  const pathOf = useRecordPath(reference)
  const locale = useKnownLocale()
  const translate = useTranslate()
  if (related === null) return null
  /** Choices as words: 'post sent' is "Post Verzonden". */
  const inWords = (one: Related): Related => ({
    ...one,
    ...Object.fromEntries(
      embed.flatMap((name) => {
        const value = one[name]
        if (typeof value !== 'string' || !/^[a-z][a-z_]*$/.test(value)) return []
        return [[name, translate(`resources.${reference}.values.${name}.${value}`, { _: value })]]
      }),
    ),
  })
  const text = relatedText(inWords(related), embed, locale)
  const to = pathOf(related.id)
  return to ? (
    <Link component={LinkBase} to={to}>
      {text}
    </Link>
  ) : (
    <>{text}</>
  )
}
