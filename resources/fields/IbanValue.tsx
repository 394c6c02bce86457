/** IBAN in groups of four; a masked one unchanged. */
import { groupedIban } from '#resources/texts/texts.ts'
import { useValue, type ValueProps } from '#resources/texts/useValue.ts'

export const IbanValue = ({ source }: ValueProps) => {
  const value = useValue<string>(source)
  return value === null ? null : <span style={{ whiteSpace: 'nowrap' }}>{groupedIban(value)}</span>
}
