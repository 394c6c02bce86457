/** Files that are sent with a new entry: chosen, or dropped here. */
import AttachFile from '@mui/icons-material/AttachFile'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useRef, type DragEvent } from 'react'
import { useTranslate } from 'react-admin'
import { shortName } from './shortName.ts'

type FileChoiceProps = { files: readonly File[]; onChange: (files: readonly File[]) => void }

export const FileChoice = ({ files, onChange }: FileChoiceProps) => {
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const add = (more: FileList | null) => more && more.length > 0 && onChange([...files, ...more])
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    add(event.dataTransfer.files)
  }
  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={handleDrop}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      <Button size="small" variant="outlined" startIcon={<AttachFile />} onClick={() => input.current?.click()}>
        {translate('fileLog.attach')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={translate('fileLog.attach')}
        onChange={({ target }) => {
          add(target.files)
          target.value = ''
        }}
      />
      {files.map((file, place) => (
        <Chip
          key={`${file.name} ${place}`}
          label={shortName(file.name)}
          title={file.name}
          onDelete={() => onChange(files.filter((_, other) => other !== place))}
        />
      ))}
    </Box>
  )
}
