/** The records that are pointed at, each a link to where it is read. */
import { useRecordPath } from '#resources/paths.ts'
import { Chips } from './Chips.tsx'
import { relatedText, type Related } from './related.ts'
import { useKnownLocale, useValue, type ValueProps } from './useValue.ts'

type RelationsProps = ValueProps & { reference: string; embed: readonly string[] }

export const RelationsValue = ({ source, reference, embed }: RelationsProps) => {
  const related = useValue<readonly Related[]>(source)
  const pathOf = useRecordPath(reference)
  const locale = useKnownLocale()
  if (!related?.length) return null
  return (
    <Chips
      labels={related.map((one) => ({ key: one.id, label: relatedText(one, embed, locale), to: pathOf(one.id) }))}
    />
  )
}
