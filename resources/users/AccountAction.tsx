/** A button that does one thing with an account, perhaps after a question, and says that it is done or why not. */
import Button from '@mui/material/Button'
import { useState, type ReactNode } from 'react'
import { Confirm, useNotify, useTranslate } from 'react-admin'
import { callMessage } from '#resources/form/serverErrors.ts'

type AccountActionProps = {
  icon: ReactNode
  /** Key of a text, as are `question` and `done`. */
  label: string
  /** Asked first, where a slip of the mouse would do harm. */
  question?: string
  done: string
  messageArgs?: Readonly<Record<string, string>>
  act: () => Promise<unknown>
}

export const AccountAction = ({ icon, label, question, done, messageArgs, act }: AccountActionProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)

  const handleAct = async () => {
    setAsking(false)
    setBusy(true)
    try {
      await act()
      notify(done, { type: 'success', messageArgs })
    } catch (error) {
      notify(callMessage(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  const handleClick = () => {
    if (question === undefined) void handleAct()
    else setAsking(true)
  }
  return (
    <>
      <Button startIcon={icon} loading={isBusy} onClick={handleClick}>
        {translate(label)}
      </Button>
      {question !== undefined && (
        <Confirm
          isOpen={isAsking}
          title={label}
          content={translate(question, messageArgs)}
          onConfirm={() => void handleAct()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
