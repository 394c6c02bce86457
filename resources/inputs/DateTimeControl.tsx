/** A moment on the clock of Amsterdam, typed as DD-MM-YYYY HH:mm. */
import { formatMoment, parseMoment } from '#resources/fields/dates.ts'
import { CalendarButton } from './CalendarButton.tsx'
import { Field } from './Field.tsx'
import { useControl, type ControlProps } from './useControl.ts'
import { useTypedText } from './useTypedText.ts'

export const DateTimeControl = (props: ControlProps) => {
  const control = useControl<string>(props)
  const typed = useTypedText({
    ...control,
    format: (moment) => formatMoment(moment),
    parse: (text) => parseMoment(text) ?? text,
  })
  const local = control.value ? formatMoment(control.value, 'YYYY-MM-DDTHH:mm') : ''
  return (
    <Field
      control={control}
      {...typed}
      placeholder="DD-MM-YYYY HH:mm"
      autoComplete="off"
      slotProps={{
        input: {
          endAdornment: (
            <CalendarButton
              type="datetime-local"
              disabled={control.disabled}
              value={local}
              onPick={(picked) => control.change(picked && parseMoment(picked.replace('T', ' ')))}
            />
          ),
        },
      }}
    />
  )
}
