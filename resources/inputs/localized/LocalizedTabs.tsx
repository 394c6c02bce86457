/** Long texts or rich text in language tabs, which mark missing and invalid ones. */
import ContentCopy from '@mui/icons-material/ContentCopy'
import ErrorOutline from '@mui/icons-material/ErrorOutline'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Skeleton from '@mui/material/Skeleton'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import TextField from '@mui/material/TextField'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { useLocalized, type LocalizedProps } from './useLocalized.ts'

const RichTextEditor = lazyPart(async () => ({
  default: (await import('#resources/richText/RichTextEditor.tsx')).RichTextEditor,
}))

/** Pixels: lower than the editor of a single text, because there are several. */
const editorHeight = 360

export const LocalizedTabs = (props: LocalizedProps) => {
  const { languages, html } = props
  const { control, first, textOf, messageOf, nameOf, isMissing, hasSome, changeOne, leave } = useLocalized(props)
  const translate = useTranslate()
  const { submitCount } = useFormState()
  const [chosen, setChosen] = useState(first)
  const faulty = languages.find(messageOf)
  const [found, setFound] = useState({ submitCount, faulty })
  if (found.submitCount !== submitCount || found.faulty !== faulty) {
    setFound({ submitCount, faulty })
    // Opens the tab with the error after a failed submit.
    if (submitCount > 0 && faulty !== undefined) setChosen(faulty)
  }

  const label = `${control.id}-label`
  const note = `${control.id}-note`
  const message = messageOf(chosen) ?? (faulty === undefined ? control.note : undefined)
  const isFaulty = messageOf(chosen) !== undefined
  const tabId = (language: string) => `${control.id}-tab-${language}`
  const panel = `${control.id}-panel`
  const mayCopy = chosen !== first && isMissing(chosen) && textOf(first) !== '' && !control.disabled

  return (
    <Box role="group" aria-labelledby={label} sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
      <FormLabel
        id={label}
        component="span"
        error={faulty !== undefined}
        required={control.required}
        sx={{ display: 'block', fontSize: '0.8125rem' }}
      >
        {control.label}
      </FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Tabs
          value={chosen}
          onChange={(_, language: string) => setChosen(language)}
          aria-labelledby={label}
          variant="scrollable"
          scrollButtons={false}
          sx={{ flexGrow: 1, minHeight: 36, '& .MuiTab-root': { minHeight: 36, py: 0.5, px: 1.5, minWidth: 0 } }}
        >
          {languages.map((language) => (
            <Tab
              key={language}
              value={language}
              id={tabId(language)}
              aria-controls={panel}
              icon={messageOf(language) ? <ErrorOutline color="error" fontSize="small" /> : undefined}
              iconPosition="end"
              label={
                <span>
                  {nameOf(language)}{' '}
                  {hasSome && isMissing(language) && (
                    <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
                      {translate('form.localized.empty')}
                    </Box>
                  )}
                </span>
              }
            />
          ))}
        </Tabs>
        {mayCopy && (
          <Button size="small" startIcon={<ContentCopy />} onClick={() => changeOne(chosen, textOf(first))}>
            {translate('form.localized.copy', { language: nameOf(first) })}
          </Button>
        )}
      </Box>
      <Box role="tabpanel" id={panel} aria-labelledby={tabId(chosen)} lang={chosen} sx={{ display: 'grid' }}>
        {html ? (
          <Suspense fallback={<Skeleton variant="rounded" height={editorHeight} />}>
            <RichTextEditor
              key={chosen}
              value={textOf(chosen)}
              onChange={(text) => changeOne(chosen, text)}
              onBlur={leave}
              height={editorHeight}
              disabled={control.disabled}
              invalid={isFaulty}
              required={control.required && chosen === first}
              labelledBy={`${label} ${tabId(chosen)}`}
              describedBy={message ? note : undefined}
              focusRef={control.ref}
            />
          </Suspense>
        ) : (
          <TextField
            key={chosen}
            inputRef={control.ref}
            size="small"
            fullWidth
            multiline
            minRows={4}
            maxRows={16}
            disabled={control.disabled}
            error={isFaulty}
            value={textOf(chosen)}
            onChange={(event) => changeOne(chosen, event.target.value || null)}
            onBlur={leave}
            slotProps={{
              htmlInput: {
                'aria-labelledby': `${label} ${tabId(chosen)}`,
                'aria-required': control.required && chosen === first ? true : undefined,
                'aria-describedby': message ? note : undefined,
              },
            }}
          />
        )}
      </Box>
      {message && (
        <FormHelperText id={note} error={isFaulty}>
          {message}
        </FormHelperText>
      )}
    </Box>
  )
}
