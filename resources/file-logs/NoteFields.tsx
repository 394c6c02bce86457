/** Subject, text, and how an entry is filed. */
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import MenuItem from '@mui/material/MenuItem'
import Skeleton from '@mui/material/Skeleton'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { Suspense, useId } from 'react'
import { useTranslate } from 'react-admin'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { RichText } from '#resources/richText/RichText.tsx'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import type { FileLog } from '#schemas/generated/file-log.ts'
import type { Way } from './draft.ts'
import { pair, type FieldProps } from './fieldProps.ts'
import { localizedText } from './localizedText.ts'
import { categories } from './LogFilters.tsx'
import { useLogTypes } from './useLogs.ts'

const RichTextEditor = lazyPart(async () => ({
  default: (await import('#resources/richText/RichTextEditor.tsx')).RichTextEditor,
}))

/** Channels of a note that is no call. */
const channels = ['email', 'post', 'sms', 'visit'] as const

export const NoteFields = ({ draft, errors, onChange, isLocked = false, way }: FieldProps & { way: Way }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const [label, note] = [useId(), useId()]
  const { data: types } = useLogTypes()
  const name = (source: string) => translate(`resources.file-log.fields.${source}`)
  const { subject, content, category, type, channel, visibleToClient } = draft
  return (
    <>
      <TextField
        size="small"
        fullWidth
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first question of a dialog that was asked for
        autoFocus={way !== 'call' && !isLocked}
        disabled={isLocked}
        label={name('subject')}
        value={subject}
        error={errors.subject !== undefined}
        helperText={errors.subject}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        onChange={({ target }) => onChange({ subject: target.value })}
      />
      {isLocked ? (
        content !== null && <RichText html={content} />
      ) : (
        <Box sx={{ display: 'grid' }}>
          <FormLabel id={label} component="span" error={errors.content !== undefined} sx={labelSize}>
            {name('content')}
          </FormLabel>
          <Suspense fallback={<Skeleton variant="rounded" height={180} />}>
            <RichTextEditor
              value={content ?? ''}
              onChange={(html) => onChange({ content: html })}
              onBlur={() => {}}
              height={180}
              disabled={false}
              invalid={errors.content !== undefined}
              required={false}
              labelledBy={label}
              describedBy={errors.content === undefined ? undefined : note}
              focusRef={() => {}}
            />
          </Suspense>
          {errors.content !== undefined && (
            <FormHelperText id={note} error>
              {errors.content}
            </FormHelperText>
          )}
        </Box>
      )}
      {way !== 'portal' && (
        <>
          <Box sx={pair}>
            <TextField
              select
              size="small"
              label={name('category')}
              value={category}
              onChange={({ target }) => onChange({ category: target.value as NonNullable<FileLog['category']> })}
            >
              {categories.map(
                (value) =>
                  value !== 'system' && (
                    <MenuItem key={value} value={value}>
                      {translate(`resources.file-log.values.category.${value}`)}
                    </MenuItem>
                  ),
              )}
            </TextField>
            <TextField
              select
              size="small"
              label={name('type')}
              value={type ?? ''}
              slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
              onChange={({ target }) => onChange({ type: target.value === '' ? null : Number(target.value) })}
            >
              <MenuItem value="">{translate('fileLog.noType')}</MenuItem>
              {types?.items.map((one) => (
                <MenuItem key={one.id} value={one.id}>
                  {localizedText(one.name, locale)}
                </MenuItem>
              ))}
            </TextField>
            {way === 'note' && !isLocked && channel !== 'portal' && (
              <TextField
                select
                size="small"
                label={name('channel')}
                value={channel ?? ''}
                slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
                onChange={({ target }) =>
                  onChange({ channel: target.value === '' ? null : (target.value as (typeof channels)[number]) })
                }
              >
                <MenuItem value="">{translate('fileLog.noChannel')}</MenuItem>
                {channels.map((value) => (
                  <MenuItem key={value} value={value}>
                    {translate(`resources.file-log.values.channel.${value}`)}
                  </MenuItem>
                ))}
              </TextField>
            )}
          </Box>
          <Box>
            <FormControlLabel
              label={name('visibleToClient')}
              control={
                <Switch
                  checked={visibleToClient}
                  onChange={(_event, isVisible) => onChange({ visibleToClient: isVisible })}
                />
              }
            />
            {visibleToClient && <FormHelperText>{translate('fileLog.clientWillSee')}</FormHelperText>}
          </Box>
        </>
      )}
    </>
  )
}

const labelSize = { mb: 0.75, fontSize: '0.8125rem' } as const
