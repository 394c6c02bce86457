/** A bank account number in groups of four; masked ones as they come. */
import { groupedIban } from '#resources/texts/texts.ts'
import { useValue, type ValueProps } from '#resources/texts/useValue.ts'

export const IbanValue = ({ source }: ValueProps) => {
  const value = useValue<string>(source)
  return value === null ? null : <span style={{ whiteSpace: 'nowrap' }}>{groupedIban(value)}</span>
}
