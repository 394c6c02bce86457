/** Moment in Amsterdam time, typed as DD-MM-YYYY HH:mm. */
import { formatDay, formatMoment, parseMoment } from '#resources/texts/dates.ts'
import { isDateTime } from '#schemas/formats/dateTime.ts'
import { CalendarButton } from './CalendarButton.tsx'
import { Field } from '#resources/inputs/Field.tsx'
import { useControl, type ControlProps } from '#resources/inputs/useControl.ts'
import { useTypedText } from '#resources/inputs/useTypedText.ts'

export const DateTimeControl = (props: ControlProps) => {
  const control = useControl<string>(props)
  const typed = useTypedText({
    ...control,
    // Invalid text stays as typed: the browser would parse it its own way.
    format: (moment) => (isDateTime(moment) ? formatMoment(moment) : moment),
    parse: (text) => parseMoment(text) ?? text,
  })
  const local = control.value && isDateTime(control.value) ? formatMoment(control.value, 'YYYY-MM-DDTHH:mm') : ''
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
              onPick={(picked) => control.change(picked && (parseMoment(picked) ?? asTyped(picked)))}
            />
          ),
        },
      }}
    />
  )
}

/** '2027-03-28T02:30' in the notation of the field. */
const asTyped = (picked: string): string => `${formatDay(picked)} ${picked.slice(11)}`
