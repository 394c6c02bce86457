/** Number with digits after the point, typed with comma or point and stored as decimal text. */
import { typedDecimal } from '#domain/cells/number.ts'
import { decimalText } from '#resources/texts/texts.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { Field } from './Field.tsx'
import { useControl, type ControlProps } from './useControl.ts'
import { useTypedText } from './useTypedText.ts'

export const DecimalControl = (props: ControlProps) => {
  const control = useControl<string>(props)
  const locale = useKnownLocale()
  const typed = useTypedText({
    ...control,
    format: (decimal) => decimalText(decimal, locale),
    parse: typedDecimal,
  })
  return <Field control={control} {...typed} autoComplete="off" slotProps={{ htmlInput: { inputMode: 'decimal' } }} />
}
