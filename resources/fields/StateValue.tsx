/** The state of a record in the reader's words, with the colour that its lifecycle gives it. */
import Chip from '@mui/material/Chip'
import type { Tone } from '#schemas/lifecycle.ts'
import { useValue, type ValueProps } from '#resources/texts/useValue.ts'
import { Mark, useValueText } from '#resources/fields/EnumValue.tsx'

type StateValueProps = ValueProps & { tones: Readonly<Record<string, Tone>> }

const colourOf = { info: 'info', success: 'success', warning: 'warning', danger: 'error' } as const

export const StateValue = ({ source, tones }: StateValueProps) => {
  const value = useValue<string>(source)
  const valueText = useValueText(source)
  if (value === null) return null
  const tone = tones[value]
  return (
    <Chip size="small" variant="outlined" label={valueText(value)} icon={tone && <Mark colour={colourOf[tone]} />} />
  )
}
