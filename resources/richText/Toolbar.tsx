/** Toolbar of the editor: one Tab stop, with arrow keys inside. */
import FormatAlignCenter from '@mui/icons-material/FormatAlignCenter'
import FormatAlignJustify from '@mui/icons-material/FormatAlignJustify'
import FormatAlignLeft from '@mui/icons-material/FormatAlignLeft'
import FormatAlignRight from '@mui/icons-material/FormatAlignRight'
import FormatBold from '@mui/icons-material/FormatBold'
import FormatClear from '@mui/icons-material/FormatClear'
import FormatItalic from '@mui/icons-material/FormatItalic'
import FormatListBulleted from '@mui/icons-material/FormatListBulleted'
import FormatListNumbered from '@mui/icons-material/FormatListNumbered'
import FormatQuote from '@mui/icons-material/FormatQuote'
import FormatUnderlined from '@mui/icons-material/FormatUnderlined'
import Redo from '@mui/icons-material/Redo'
import StrikethroughS from '@mui/icons-material/StrikethroughS'
import Undo from '@mui/icons-material/Undo'
import { styled } from '@mui/material/styles'
import { useEditorState, type Editor } from '@tiptap/react'
import { useTranslate } from 'react-admin'
import { htmlFonts, type HtmlAlignment, type HtmlFont } from '#schemas/html.ts'
import { LinkButton } from './LinkButton.tsx'
import { ToolButton } from './ToolButton.tsx'
import { ToolSelect } from './ToolSelect.tsx'
import { useRovingFocus } from './useRovingFocus.ts'

export const Toolbar = ({ editor }: { editor: Editor }) => {
  const translate = useTranslate()
  const roving = useRovingFocus()
  const state = useEditorState({ editor, selector: ({ editor: now }) => stateOf(now) })
  const edit = () => editor.chain().focus()
  const headings = [1, 2, 3] as const

  return (
    <Bar role="toolbar" aria-label={translate('editor.toolbar')} {...roving}>
      <ToolButton
        label={translate('editor.undo')}
        icon={Undo}
        disabled={!state.canUndo}
        onClick={() => edit().undo().run()}
      />
      <ToolButton
        label={translate('editor.redo')}
        icon={Redo}
        disabled={!state.canRedo}
        onClick={() => edit().redo().run()}
      />
      <ToolSelect
        label={translate('editor.block')}
        width={112}
        value={state.block}
        choices={[
          { value: '', text: translate('editor.paragraph') },
          ...headings.map((level) => ({ value: String(level), text: translate('editor.heading', { level }) })),
        ]}
        onChoose={(value) => {
          const level = headings.find((one) => String(one) === value)
          if (level) edit().setHeading({ level }).run()
          else edit().setParagraph().run()
        }}
      />
      <ToolSelect
        label={translate('editor.font')}
        width={168}
        value={state.font}
        choices={[
          { value: '', text: translate('editor.noFont') },
          ...Object.entries(htmlFonts).map(([value, text]) => ({ value, text, className: value })),
        ]}
        onChoose={(value) =>
          edit()
            .setFont(value === '' ? null : (value as HtmlFont))
            .run()
        }
      />
      {marks.map(({ name, icon }) => (
        <ToolButton
          key={name}
          label={translate(`editor.${name}`)}
          icon={icon}
          isPressed={state[name]}
          onClick={() => edit().toggleMark(name).run()}
        />
      ))}
      <LinkButton editor={editor} isPressed={state.link} />
      <ToolButton
        label={translate('editor.bulletList')}
        icon={FormatListBulleted}
        isPressed={state.bulletList}
        onClick={() => edit().toggleBulletList().run()}
      />
      <ToolButton
        label={translate('editor.orderedList')}
        icon={FormatListNumbered}
        isPressed={state.orderedList}
        onClick={() => edit().toggleOrderedList().run()}
      />
      <ToolButton
        label={translate('editor.blockquote')}
        icon={FormatQuote}
        isPressed={state.blockquote}
        onClick={() => edit().toggleBlockquote().run()}
      />
      {alignments.map(({ name, alignment, icon }) => (
        <ToolButton
          key={name}
          label={translate(`editor.${name}`)}
          icon={icon}
          isPressed={state.alignment === alignment}
          onClick={() =>
            edit()
              .setAlignment(state.alignment === alignment ? null : alignment)
              .run()
          }
        />
      ))}
      <ToolButton
        label={translate('editor.clear')}
        icon={FormatClear}
        onClick={() => edit().unsetAllMarks().clearNodes().setAlignment(null).run()}
      />
    </Bar>
  )
}

const marks = [
  { name: 'bold', icon: FormatBold },
  { name: 'italic', icon: FormatItalic },
  { name: 'underline', icon: FormatUnderlined },
  { name: 'strike', icon: StrikethroughS },
] as const

const alignments = [
  { name: 'alignLeft', alignment: 'align-left', icon: FormatAlignLeft },
  { name: 'alignCenter', alignment: 'align-center', icon: FormatAlignCenter },
  { name: 'alignRight', alignment: 'align-right', icon: FormatAlignRight },
  { name: 'alignJustify', alignment: 'align-justify', icon: FormatAlignJustify },
] as const

function stateOf(editor: Editor) {
  const block = editor.isActive('heading') ? 'heading' : 'paragraph'
  return {
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
    block: String(editor.getAttributes('heading').level ?? ''),
    font: String(editor.getAttributes('font').font ?? ''),
    alignment: (editor.getAttributes(block).alignment ?? null) as HtmlAlignment | null,
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    underline: editor.isActive('underline'),
    strike: editor.isActive('strike'),
    link: editor.isActive('link'),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    blockquote: editor.isActive('blockquote'),
  }
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  padding: theme.spacing(0.5),
  borderBottom: `1px solid ${theme.palette.divider}`,
  '& .MuiIconButton-root.Mui-focusVisible': { outlineOffset: -2 },
}))
