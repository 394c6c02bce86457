/** Cancel and submit buttons of a form; the submit button is busy while the form is sent. */
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'

type FormButtonsProps = {
  /** Translated label of the submit button. */
  label: string
  isDangerous?: boolean
  isReady?: boolean
  onCancel: () => void
}

export const FormButtons = ({ label, isDangerous = false, isReady = true, onCancel }: FormButtonsProps) => {
  const { isSubmitting } = useFormState()
  const translate = useTranslate()
  return (
    <>
      <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>
      <Button
        type="submit"
        variant="contained"
        color={isDangerous ? 'error' : 'primary'}
        loading={isSubmitting}
        disabled={!isReady}
      >
        {label}
      </Button>
    </>
  )
}
