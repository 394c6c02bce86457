/** The variables that this template may name, found by key or name; a click puts one where the cursor was. */
import Box from '@mui/material/Box'
import ListItemButton from '@mui/material/ListItemButton'
import ListSubheader from '@mui/material/ListSubheader'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useContext, useMemo, useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { folded } from '#domain/foldText.ts'
import { hasValueFor } from '#domain/templates/complaintDuties.ts'
import type { Draft } from '#domain/templates/draft.ts'
import { isBlock } from '#domain/templates/variable.ts'
import { pickLanguage } from '#resources/texts/pickLanguage.ts'
import type { Locale } from '#schemas/entity.ts'
import type { OfferedVariable } from './variables.ts'
import { WritingContext } from './WritingContext.ts'

type VariablePickerProps = { variables: readonly OfferedVariable[] | undefined; draft: Draft }

export const VariablePicker = ({ variables, draft }: VariablePickerProps) => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const [words, setWords] = useState('')
  const { insert } = useContext(WritingContext)
  const nameOf = ({ label, key }: OfferedVariable) => pickLanguage(label, locale as Locale)?.text ?? key
  const usable = useMemo(() => (variables ?? []).filter((one) => isUsable(one, draft)), [variables, draft])
  const wanted = folded(words.trim())
  const found = usable.filter((one) => folded(`${one.key} ${nameOf(one)}`).includes(wanted))
  const groups = Map.groupBy(found, ({ category }) => category)

  if (!variables) return <Skeleton variant="rectangular" height={300} />
  return (
    <>
      <Box sx={{ p: 1.5, position: 'sticky', top: 0, zIndex: 2, bgcolor: 'background.paper' }}>
        <TextField
          size="small"
          fullWidth
          type="search"
          label={translate('templates.findVariable')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            const [first] = found
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (first && wanted) insert(written(first), isBlock(first))
          }}
        />
      </Box>
      {found.length === 0 && (
        <Typography role="status" sx={{ p: 2, textAlign: 'center', color: 'text.secondary' }}>
          {translate('templates.noVariable')}
        </Typography>
      )}
      {[...groups].map(([category, members]) => (
        <Box key={category} component="section">
          <ListSubheader component="h3" disableSticky sx={{ lineHeight: '32px', m: 0, bgcolor: 'transparent' }}>
            {translate(`resources.template-variable.values.category.${category}`)}
          </ListSubheader>
          {members.map((one) => (
            <ListItemButton
              key={one.key}
              dense
              // The cursor stays where it is.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(written(one), isBlock(one))}
              sx={{ display: 'block', py: 0.5 }}
            >
              <Typography variant="body2">{nameOf(one)}</Typography>
              <Typography
                variant="caption"
                component="code"
                sx={{ color: 'text.secondary', fontFamily: 'monospace', overflowWrap: 'anywhere' }}
              >
                {written(one)}
              </Typography>
            </ListItemButton>
          ))}
        </Box>
      ))}
    </>
  )
}

const written = ({ key }: OfferedVariable): string => (key === 'today.plus' ? '{{today.plus(14)}}' : `{{${key}}}`)

/** Leaves out variables that this template cannot name. */
function isUsable(variable: OfferedVariable, draft: Draft): boolean {
  const { channel, destination, customerId } = draft
  const scope = channel === 'legal' ? 'legal' : destination
  if (!variable.scopes.includes(scope) || (channel === 'sms' && isBlock(variable))) return false
  if (!hasValueFor(draft, { key: variable.key, ...(variable.type === 'custom' && { own: true }) })) return false
  return variable.customerId === null || variable.customerId === customerId
}
