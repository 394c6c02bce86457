/** Form of all settings. Sends only changed ones; each error shows at its own field. */
import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useEffect, useMemo, useState } from 'react'
import { useLocation, useTranslate } from 'react-admin'
import { FormProvider } from 'react-hook-form'
import { folded } from '#domain/foldText.ts'
import { FormAlert } from '#resources/form/FormAlert.tsx'
import { UnsavedWarning } from '#resources/form/UnsavedWarning.tsx'
import { WhenFirst } from '#resources/page/WhenFirst.tsx'
import { Section } from '#src/screens/account/Section.tsx'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { SaveBar } from './SaveBar.tsx'
import { SettingRow } from './SettingRow.tsx'
import type { SettingItem, Settings } from './settings.ts'
import { useSettingsForm } from './useSettingsForm.ts'

const SettingHistory = lazyPart(() => import('./SettingHistory.tsx'), 'dialog')

export const SettingsForm = ({ settings }: { settings: Settings }) => {
  const translate = useTranslate()
  const [search, setSearch] = useState('')
  const [asked, setAsked] = useState<SettingItem | null>(null)
  const { form, save } = useSettingsForm(settings, () => setSearch(''))
  const found = useMemo(() => settings.items.filter((item) => isFound(item, search)), [settings.items, search])
  useFocusOnHash()

  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={save}
        sx={{ display: 'grid', gap: 2, '& > div:empty': { display: 'none' } }}
      >
        <TextField
          type="search"
          placeholder={translate('settings.global.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          sx={{ maxWidth: 420 }}
          slotProps={{
            htmlInput: { 'aria-label': translate('settings.global.search'), maxLength: 100 },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Search fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
        <FormAlert />
        {found.length === 0 && (
          <Typography role="status" color="text.secondary" sx={{ py: 4, textAlign: 'center' }}>
            {translate('settings.none')}
          </Typography>
        )}
        {settings.groups.map(({ name, title }) => {
          const items = found.filter(({ group }) => group === name)
          return (
            items.length > 0 && (
              <Section key={name} title={title}>
                <Box sx={{ display: 'grid', gap: 2.5, mt: 2 }}>
                  {items.map((item) => (
                    <SettingRow key={item.key} item={item} onHistory={setAsked} />
                  ))}
                </Box>
              </Section>
            )
          )
        })}
        <SaveBar />
      </Box>
      <UnsavedWarning />
      <WhenFirst wanted={asked !== null}>
        <SettingHistory item={asked} onClose={() => setAsked(null)} />
      </WhenFirst>
    </FormProvider>
  )
}

/** Every word occurs in title, help or key. */
function isFound({ title, help = '', key }: SettingItem, search: string): boolean {
  const text = folded(`${title} ${help} ${key}`)
  return folded(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** A link may point at one setting: `#office.name`. */
function useFocusOnHash(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const field = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  }, [hash])
}
