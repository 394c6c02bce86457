/** Numbers and references of files, pasted from anywhere. */
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { callMessage } from '#resources/form/serverErrors.ts'
import { numbersIn, type Chosen } from './chosenFiles.ts'
import { findFiles } from './findFiles.ts'

export const PasteNumbers = ({ onChosen }: { onChosen: (chosen: Chosen | undefined) => void }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const numbers = numbersIn(text)

  const handleFind = () => {
    setBusy(true)
    findFiles(numbers)
      .then(onChosen, (error: unknown) => notify(callMessage(error), { type: 'error' }))
      .finally(() => setBusy(false))
  }
  return (
    <>
      <TextField
        multiline
        minRows={4}
        maxRows={12}
        label={translate('manyFiles.numbers')}
        helperText={translate('manyFiles.numbersHelp')}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          onChosen(undefined)
        }}
        slotProps={{ htmlInput: { spellCheck: false, autoComplete: 'off' } }}
      />
      <Button
        variant="outlined"
        loading={isBusy}
        disabled={numbers.length === 0}
        onClick={handleFind}
        sx={{ justifySelf: 'start' }}
      >
        {numbers.length === 0
          ? translate('ra.action.search')
          : translate('manyFiles.find', { smart_count: numbers.length })}
      </Button>
    </>
  )
}
