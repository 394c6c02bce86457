/** Button that opens the browser's calendar beside a date field. */
import CalendarToday from '@mui/icons-material/CalendarTodayOutlined'
import IconButton from '@mui/material/IconButton'
import { useRef } from 'react'
import { useTranslate } from 'react-admin'

type CalendarButtonProps = {
  type: 'date' | 'datetime-local'
  /** Value in the format of the browser's input: YYYY-MM-DD, or YYYY-MM-DDTHH:mm. */
  value: string
  disabled: boolean
  onPick: (value: string | null) => void
}

export const CalendarButton = ({ type, value, disabled, onPick }: CalendarButtonProps) => {
  const translate = useTranslate()
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={picker}
        type={type}
        value={/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/.test(value) ? value : ''}
        onChange={(event) => onPick(event.target.value || null)}
        tabIndex={-1}
        aria-hidden
        style={{ position: 'absolute', bottom: 0, right: 0, width: 1, height: 1, opacity: 0, pointerEvents: 'none' }}
      />
      <IconButton
        size="small"
        edge="end"
        disabled={disabled}
        aria-label={translate('form.calendar')}
        onClick={() => picker.current?.showPicker()}
      >
        <CalendarToday fontSize="small" />
      </IconButton>
    </>
  )
}
