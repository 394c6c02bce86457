/** Rich text in the gallery: the editor, and HTML of a server after sanitizing. */
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { RecordContextProvider, useTranslate } from 'react-admin'
import { RichTextValue } from '#resources/fields/RichTextValue.tsx'
import { RichTextControl } from '#resources/inputs/RichTextControl.tsx'
import { WidgetForm } from './StateGrid.tsx'

const letter = [
  '<h2>Geachte mevrouw De Vries,</h2>',
  '<p>U hebt factuur <strong>2026-0142</strong> nog <em>niet</em> betaald. Betaal binnen <u>veertien dagen</u>.</p>',
  '<ul><li><p>Hoofdsom € 120,00</p></li><li><p>Kosten € 40,00</p></li></ul>',
  '<p class="align-center"><span class="font-nunito-sans">Betaal op <a href="https://example.nl/betalen">example.nl</a></span></p>',
  '<p class="align-right"><span class="font-arial">Met vriendelijke groet</span></p>',
].join('')

export const RichTextWidgets = () => {
  const translate = useTranslate()
  const [html, setHtml] = useState(letter)
  return (
    <WidgetForm values={{ editor_filled: letter, readOnlyEditor: letter }} mistaken={['editor_mistaken']}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <RichTextControl source="editor_filled" required />
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
          <RichTextControl source="editor_mistaken" required height={240} />
          <RichTextControl source="readOnlyEditor" write="ROLE_NOBODY" height={240} />
          <TextField
            label={translate('widgets.source')}
            value={html}
            onChange={(event) => setHtml(event.target.value)}
            multiline
            rows={9}
            slotProps={{ htmlInput: { spellCheck: false } }}
          />
          <Box data-testid="rich-text">
            <RecordContextProvider value={{ id: 0, html }}>
              <RichTextValue source="html" />
            </RecordContextProvider>
          </Box>
        </Box>
      </Box>
    </WidgetForm>
  )
}
