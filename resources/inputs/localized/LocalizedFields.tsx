/** Short texts, one field per language, side by side. */
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { CopyFirst } from '#resources/inputs/CopyFirst.tsx'
import { useLocalized, type LocalizedProps } from './useLocalized.ts'

export const LocalizedFields = (props: LocalizedProps) => {
  const { languages } = props
  const { control, first, textOf, messageOf, nameOf, isMissing, hasSome, changeOne, leave } = useLocalized(props)
  const translate = useTranslate()
  const label = `${control.id}-label`
  const help = `${control.id}-help`
  const isFaulty = control.invalid || languages.some(messageOf)
  return (
    <Box
      role="group"
      aria-labelledby={label}
      aria-describedby={help}
      sx={{ gridColumn: '1 / -1', containerType: 'inline-size' }}
    >
      <FormLabel
        id={label}
        component="span"
        error={isFaulty}
        required={control.required}
        sx={{ display: 'block', mb: 1, fontSize: '0.8125rem' }}
      >
        {control.label}
      </FormLabel>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 170px), 1fr))',
          alignItems: 'start',
        }}
      >
        {languages.map((language) => (
          <TextField
            key={language}
            id={`${control.id}-${language}`}
            inputRef={language === first ? control.ref : undefined}
            size="small"
            fullWidth
            label={nameOf(language)}
            required={control.required && language === first}
            disabled={control.disabled}
            error={messageOf(language) !== undefined}
            helperText={
              messageOf(language) ?? (hasSome && isMissing(language) ? translate('form.localized.missing') : undefined)
            }
            value={textOf(language)}
            onChange={(event) => changeOne(language, event.target.value || null)}
            onBlur={leave}
            autoComplete="off"
            slotProps={{
              htmlInput: { lang: language },
              input: {
                endAdornment: language !== first &&
                  isMissing(language) &&
                  textOf(first) !== '' &&
                  !control.disabled && (
                    <CopyFirst
                      from={nameOf(first)}
                      to={nameOf(language)}
                      onCopy={() => changeOne(language, textOf(first))}
                    />
                  ),
              },
            }}
          />
        ))}
      </Box>
      {!isFaulty && control.note && <FormHelperText id={help}>{control.note}</FormHelperText>}
    </Box>
  )
}
