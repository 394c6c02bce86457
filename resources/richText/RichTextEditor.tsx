/** Rich text editor: toolbar and text. Loaded on first use. */
import { styled } from '@mui/material/styles'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { useEvent } from 'react-admin'
import { extensions } from './extensions.ts'
import { RichTextFrame } from './RichTextFrame.tsx'
import { Toolbar } from './Toolbar.tsx'

export type RichTextEditorProps = {
  value: string
  /** null if empty. */
  onChange: (html: string | null) => void
  onBlur: () => void
  /** Pixels, toolbar included; the text scrolls. */
  height: number
  disabled: boolean
  invalid: boolean
  required: boolean
  /** Ids of the label, and of the error or help text. */
  labelledBy: string
  describedBy?: string
  /** Gives the form a way to focus the editor at its first error. */
  focusRef: (target: { focus: () => void }) => void
}

export const RichTextEditor = (props: RichTextEditorProps) => {
  const { value, height, disabled, invalid, required, labelledBy, describedBy } = props
  const latest = useRef(value)
  const handleChange = useEvent((html: string | null) => {
    latest.current = html ?? ''
    props.onChange(html)
  })
  const handleBlur = useEvent(props.onBlur)
  const focusRef = useEvent(props.focusRef)
  const editor = useEditor({
    extensions,
    content: value,
    editable: !disabled,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(required && { 'aria-required': 'true' }),
        ...(invalid && { 'aria-invalid': 'true' }),
        ...(disabled && { 'aria-readonly': 'true', tabindex: '0' }),
      },
    },
    onUpdate: ({ editor: changed }) => handleChange(changed.isEmpty ? null : changed.getHTML()),
    onBlur: () => handleBlur(),
  })

  useEffect(() => {
    if (value === latest.current) return
    latest.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled])
  useEffect(() => focusRef({ focus: () => editor.commands.focus() }), [editor, focusRef])

  return (
    <Box data-invalid={invalid || undefined} data-disabled={disabled || undefined} style={{ height }}>
      {!disabled && <Toolbar editor={editor} />}
      <RichTextFrame className="text">
        <EditorContent editor={editor} />
      </RichTextFrame>
    </Box>
  )
}

/** Looks like other inputs; resizable at its corner. */
const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 160,
  resize: 'vertical',
  overflow: 'hidden',
  border: `1px solid ${theme.palette.text.disabled}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  '&:hover': { borderColor: theme.palette.text.primary },
  '&:focus-within': {
    borderColor: theme.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.palette.primary.main}`,
  },
  '&[data-invalid]': { borderColor: theme.palette.error.main },
  '&[data-disabled]': { borderColor: theme.palette.divider, color: theme.palette.text.secondary },
  '& .text': { flex: '1 1 auto', minHeight: 0, overflow: 'auto', display: 'grid' },
  '& .ProseMirror': {
    minHeight: '100%',
    boxSizing: 'border-box',
    padding: theme.spacing(1.5),
    outline: 'none',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
  },
  '& .ProseMirror-hideselection *::selection': { background: 'transparent' },
  '& .ProseMirror-gapcursor': { display: 'none', position: 'absolute' },
  '& .ProseMirror-focused .ProseMirror-gapcursor': { display: 'block', borderTop: '1px solid', width: 20 },
}))
