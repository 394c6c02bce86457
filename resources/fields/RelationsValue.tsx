/** The records that are pointed at, each a link to where it is read. */
import { useRecordPath } from '#resources/paths.ts'
import { Chips } from './Chips.tsx'
import { relatedText, type Related } from './related.ts'
import { useValue, type ValueProps } from './useValue.ts'

type RelationsProps = ValueProps & { reference: string; embed: readonly string[] }

export const RelationsValue = ({ source, reference, embed }: RelationsProps) => {
  const related = useValue<readonly Related[]>(source)
  const pathOf = useRecordPath(reference)
  if (!related?.length) return null
  return <Chips labels={related.map((one) => ({ key: one.id, label: relatedText(one, embed), to: pathOf(one.id) }))} />
}
