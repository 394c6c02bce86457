/** Text on one line. Formats normalise loose notation: '06 1234 5678' becomes '+31612345678'. */
import { normalise } from '#domain/normalise.ts'
import type { Format } from '#schemas/entity.ts'
import { productInputs } from '#schemas/productFormats.ts'
import { groupedIban } from '#resources/texts/texts.ts'
import { Field } from './Field.tsx'
import { useControl, type ControlProps } from './useControl.ts'
import { useTypedText } from './useTypedText.ts'

type Attributes = {
  type?: string
  inputMode?: 'numeric' | 'email' | 'tel' | 'url'
  autoCapitalize?: string
  spellCheck?: boolean
}

const attributes: Partial<Record<Format, Attributes>> = {
  ...productInputs,
  iban: { autoCapitalize: 'characters', spellCheck: false },
  'phone-e164': { type: 'tel', inputMode: 'tel' },
  email: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  uri: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
}

export const TextControl = ({ format, ...props }: ControlProps & { format?: Format }) => {
  const control = useControl<string>(props)
  const typed = useTypedText({
    ...control,
    format: format === 'iban' ? groupedIban : (text) => text,
    parse: (text) => normalise(format, text),
  })
  return (
    <Field control={control} {...typed} autoComplete="off" slotProps={{ htmlInput: format && attributes[format] }} />
  )
}
