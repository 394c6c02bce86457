/** Day, typed as DD-MM-YYYY or picked from the browser's calendar. */
import { formatDay, parseDay } from '#resources/texts/dates.ts'
import { CalendarButton } from './CalendarButton.tsx'
import { Field } from '#resources/inputs/Field.tsx'
import { useControl, type ControlProps } from '#resources/inputs/useControl.ts'
import { useTypedText } from '#resources/inputs/useTypedText.ts'

export const DateControl = (props: ControlProps) => {
  const control = useControl<string>(props)
  const typed = useTypedText({ ...control, format: (day) => formatDay(day), parse: (text) => parseDay(text) ?? text })
  return (
    <Field
      control={control}
      {...typed}
      placeholder="DD-MM-YYYY"
      autoComplete="off"
      slotProps={{
        htmlInput: { inputMode: 'numeric' },
        input: {
          endAdornment: (
            <CalendarButton
              type="date"
              disabled={control.disabled}
              value={control.value ?? ''}
              onPick={control.change}
            />
          ),
        },
      }}
    />
  )
}
