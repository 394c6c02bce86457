/** Adds, changes or removes the link of the selected text. */
import LinkIcon from '@mui/icons-material/Link'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import TextField from '@mui/material/TextField'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { normalise } from '#domain/normalise.ts'
import { isSafeLink } from '#schemas/html.ts'
import { ToolButton } from './ToolButton.tsx'

export const LinkButton = ({ editor, isPressed }: { editor: Editor; isPressed: boolean }) => {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [address, setAddress] = useState('')
  const [isWrong, setWrong] = useState(false)

  const handleOpen = (button: HTMLElement) => {
    setAddress(String(editor.getAttributes('link').href ?? ''))
    setWrong(false)
    setAnchor(button)
  }
  const handleClose = () => setAnchor(null)
  const handleApply = () => {
    const href = linkTo(address)
    setWrong(!isSafeLink(href))
    if (!isSafeLink(href)) return
    const edit = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !isPressed) {
      edit.insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
    } else edit.setLink({ href }).run()
    handleClose()
  }
  const handleRemove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    handleClose()
  }

  return (
    <>
      <ToolButton
        label={translate('editor.link')}
        icon={LinkIcon}
        isPressed={isPressed}
        opensDialog
        onClick={handleOpen}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={handleClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('editor.link') } }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 1.5, alignItems: 'start' }}>
          <TextField
            autoFocus
            label={translate('editor.address')}
            value={address}
            error={isWrong}
            helperText={isWrong ? translate('editor.badLink') : undefined}
            onChange={(event) => setAddress(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // The surrounding form must not be submitted.
              event.preventDefault()
              handleApply()
            }}
            slotProps={{ htmlInput: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } }}
            sx={{ width: 280 }}
          />
          <Button variant="contained" onClick={handleApply}>
            {translate('editor.apply')}
          </Button>
          {isPressed && <Button onClick={handleRemove}>{translate('editor.removeLink')}</Button>}
        </Box>
      </Popover>
    </>
  )
}

/** 'example.nl' becomes a web address, 'jan@example.nl' a mailto link. */
function linkTo(typed: string): string {
  const text = typed.trim()
  return /^[^\s:/@]+@[^\s:/@]+$/.test(text) ? `mailto:${text}` : normalise('uri', text)
}
