/** Notice of what was done to items, with a button that undoes it. */
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslate } from 'react-admin'

export const UndoNotice = ({ text, onUndo }: { text: string; onUndo: () => unknown }) => {
  const translate = useTranslate()
  const [isOver, setOver] = useState(false)
  const handleUndo = () => {
    setOver(true)
    onUndo()
  }
  return (
    <>
      {text}{' '}
      {!isOver && (
        <Button size="small" onClick={handleUndo} sx={{ display: 'block', mt: 0.5, ml: -1.25 }}>
          {translate('form.undo')}
        </Button>
      )}
    </>
  )
}
