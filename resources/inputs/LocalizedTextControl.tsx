/** A text in each language; the Dutch one stands in for those that are left empty. */
import Box from '@mui/material/Box'
import FormLabel from '@mui/material/FormLabel'
import { useTranslate } from 'react-admin'
import { locales, type Locale } from '#schemas/entity.ts'
import { useLabel } from '#resources/useLabel.ts'
import { Field } from './Field.tsx'
import { useControl, type ControlProps } from './useControl.ts'

type Texts = Partial<Record<Locale, string>>

export const LocalizedTextControl = (props: ControlProps) => {
  const label = useLabel(props.source)
  const control = useControl<Texts>(props)
  return (
    <Box role="group" aria-labelledby={control.id} sx={{ gridColumn: '1 / -1' }}>
      <FormLabel id={control.id} error={control.invalid} required={control.required}>
        {label}
      </FormLabel>
      <Box sx={{ display: 'grid', gap: 2, mt: 1, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}>
        {locales.map((locale) => (
          <OneLanguage key={locale} {...props} whole={control} locale={locale} />
        ))}
      </Box>
    </Box>
  )
}

type OneLanguageProps = ControlProps & { locale: Locale; whole: ReturnType<typeof useControl<Texts>> }

const OneLanguage = ({ locale, whole, ...props }: OneLanguageProps) => {
  const control = useControl<string>({ ...props, source: `${props.source}.${locale}` })
  const translate = useTranslate()
  const handleChange = (text: string) => {
    const { [locale]: _, ...others } = whole.value ?? {}
    const next = text ? { ...others, [locale]: text } : others
    whole.change(Object.keys(next).length ? next : null)
  }
  return (
    <Field
      control={{ ...control, required: props.required === true && locale === 'nl' }}
      label={translate(`form.languages.${locale}`)}
      value={whole.value?.[locale] ?? ''}
      onChange={(event) => handleChange(event.target.value)}
      onBlur={control.blur}
    />
  )
}
