/** Drop zone for files, with the chosen ones below. */
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Typography from '@mui/material/Typography'
import { useRef, useState, type DragEvent } from 'react'
import { useTranslate } from 'react-admin'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { FileItem } from './FileItem.tsx'
import { acceptedText, sift, sizeText, type FileProblem, type FileRules } from './fileRules.ts'
import type { useControl } from '#resources/inputs/useControl.ts'

type Control = ReturnType<typeof useControl>
type FilePlaceProps = {
  /** Outside a form nothing follows where it is. */
  control: Pick<Control, 'id' | 'label' | 'note' | 'required' | 'disabled' | 'invalid'> &
    Partial<Pick<Control, 'ref' | 'blur'>>
  files: readonly File[]
  onFiles: (files: File[]) => void
  rules: FileRules
}

export const FilePlace = ({ control, files, onFiles, rules }: FilePlaceProps) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const chooser = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOver, setOver] = useState(false)
  const [problems, setProblems] = useState<readonly FileProblem[]>([])
  const isSingle = rules.maxCount === 1
  const smart_count = isSingle ? 1 : 2

  const handleAdd = (added: readonly File[]) => {
    if (control.disabled || added.length === 0) return
    // A new file replaces a single one.
    const present = isSingle ? [] : files
    const sifted = sift(added, present.length, rules, locale)
    setProblems(sifted.problems)
    if (sifted.files.length > 0) onFiles([...present, ...sifted.files])
  }
  const handleRemove = (index: number) => {
    setProblems([])
    onFiles(files.filter((_, at) => at !== index))
    button.current?.focus()
  }
  const handleDrag = (event: DragEvent, over: boolean) => {
    if (control.disabled || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(over)
  }
  const handleDrop = (event: DragEvent) => {
    handleDrag(event, false)
    handleAdd([...event.dataTransfer.files])
  }

  const limits = control.disabled
    ? []
    : [
        rules.accept && translate('files.accepted', { accepted: acceptedText(rules.accept) }),
        rules.maxSize && translate('files.upTo', { limit: sizeText(rules.maxSize, locale) }),
      ]
  const ids = { label: `${control.id}-label`, note: `${control.id}-note` }
  return (
    <FormControl
      role="group"
      aria-labelledby={ids.label}
      error={control.invalid || problems.length > 0}
      disabled={control.disabled}
      required={control.required}
      onPaste={(event) => handleAdd([...event.clipboardData.files])}
      sx={{ gridColumn: '1 / -1' }}
    >
      <FormLabel id={ids.label} component="span" sx={{ mb: 0.75, fontSize: '0.8125rem' }}>
        {control.label}
      </FormLabel>
      <Box
        onDragOver={(event) => handleDrag(event, true)}
        onDragLeave={(event) => handleDrag(event, false)}
        onDrop={handleDrop}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          p: 1.5,
          border: 1,
          borderStyle: 'dashed',
          borderRadius: 1,
          borderColor: isOver ? 'primary.main' : control.invalid ? 'error.main' : 'text.disabled',
          backgroundColor: isOver ? 'action.selected' : 'background.paper',
        }}
      >
        <Button
          ref={(element: HTMLButtonElement | null) => {
            button.current = element
            control.ref?.(element)
          }}
          variant="outlined"
          startIcon={<UploadFile />}
          disabled={control.disabled}
          onClick={() => chooser.current?.click()}
          onBlur={control.blur}
          aria-describedby={`${ids.label} ${ids.note}`}
        >
          {translate('files.choose', { smart_count })}
        </Button>
        {!control.disabled && (
          <Typography variant="body2" color="text.secondary">
            {isOver ? translate('files.dropNow') : translate('files.drop', { smart_count })}
          </Typography>
        )}
        <input
          ref={chooser}
          type="file"
          hidden
          multiple={!isSingle}
          accept={rules.accept}
          onChange={(event) => {
            handleAdd([...(event.target.files ?? [])])
            // Allows choosing the same file again after removing it.
            event.target.value = ''
          }}
        />
      </Box>
      <Box
        component="ul"
        aria-live="polite"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, mt: files.length > 0 ? 1 : 0, listStyle: 'none' }}
      >
        {files.map((file, index) => (
          <FileItem
            key={`${file.name} ${file.size} ${index}`}
            file={file}
            disabled={control.disabled}
            onRemove={() => handleRemove(index)}
          />
        ))}
      </Box>
      <FormHelperText id={ids.note} component="div">
        {[control.note, ...limits].filter(Boolean).join(' ')}
        <div role="alert">
          {problems.map(({ key, values }, index) => (
            <div key={index}>{translate(`files.${key}`, values)}</div>
          ))}
        </div>
      </FormHelperText>
    </FormControl>
  )
}
