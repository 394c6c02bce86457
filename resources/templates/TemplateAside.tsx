/** Column beside a template while it is written: variables to choose, its faults, and a preview. */
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Channel } from '#domain/templates/draft.ts'
import { draftOf } from '#domain/templates/draftOf.ts'
import { lint } from '#domain/templates/lint.ts'
import type { Entity } from '#schemas/entity.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { DraftPreview } from './DraftPreview.tsx'
import { Findings } from './Findings.tsx'
import { allowListOf, useVariables } from './variables.ts'
import { VariablePicker } from './VariablePicker.tsx'

const tabs = ['variables', 'check', 'preview'] as const

export const TemplateAside = ({ entity, channel }: { entity: Entity; channel: Channel }) => {
  const translate = useTranslate()
  const id = useId()
  const [chosen, setChosen] = useState<(typeof tabs)[number]>('variables')
  const { data: variables, error, refetch } = useVariables()
  const values = useDeferredValue(useWatch())
  const draft = useMemo(() => draftOf(channel, values), [channel, values])
  const findings = useMemo(() => (variables ? lint(draft, allowListOf(variables)) : []), [draft, variables])
  const faults = findings.filter(({ severity }) => severity !== 'hint').length

  return (
    <Paper
      variant="outlined"
      component="aside"
      aria-label={translate('templates.aside')}
      sx={{
        minWidth: 0,
        display: 'flex',
        flexDirection: 'column',
        position: { lg: 'sticky' },
        top: { lg: 72 },
        height: { xs: 520, lg: 'calc(100vh - 170px)' },
        minHeight: 380,
      }}
    >
      <Tabs
        value={chosen}
        onChange={(_, tab: (typeof tabs)[number]) => setChosen(tab)}
        variant="fullWidth"
        sx={{
          borderBottom: 1,
          borderColor: 'divider',
          minHeight: 42,
          '& .MuiTab-root': { minHeight: 42, minWidth: 0 },
        }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            id={`${id}-${tab}`}
            aria-controls={`${id}-panel`}
            label={
              tab === 'check' ? (
                <Badge badgeContent={faults} color="error" sx={{ '& .MuiBadge-badge': { right: -10 } }}>
                  {translate('templates.tabs.check')}
                </Badge>
              ) : (
                translate(`templates.tabs.${tab}`)
              )
            }
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chosen}`}
        tabIndex={0}
        sx={{ flex: 1, minHeight: 0, overflow: 'auto', outlineOffset: -2 }}
      >
        {error && !variables ? (
          <ReadFailure error={error} onRetry={refetch} />
        ) : chosen === 'variables' ? (
          <VariablePicker variables={variables} draft={draft} />
        ) : chosen === 'check' ? (
          <Findings findings={findings} entity={entity} />
        ) : (
          <DraftPreview entity={entity} channel={channel} values={values} variables={variables ?? []} />
        )}
      </Box>
    </Paper>
  )
}
