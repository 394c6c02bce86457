/** The settings of the office as the server tells them, changing them, and who changed one. */
import { useQuery } from '@tanstack/react-query'
import { call } from '#providers/http.ts'
import { currentLocale } from '#providers/language.ts'
import type { SettingType, SettingValue } from '#domain/settings/setting.ts'

export type Person = { id: number; name: string | null } | null
export type SettingItem = {
  key: string
  group: string
  type: SettingType
  title: string
  help?: string
  /** What somebody has set; null: nothing. */
  value: SettingValue
  /** What holds while nothing is set. */
  fallback: SettingValue
  isSet: boolean
  changedAt: string | null
  changedBy: Person
  maxLength?: number
  choices?: readonly { value: string; title: string }[]
}
export type Settings = { items: readonly SettingItem[]; groups: readonly { name: string; title: string }[] }
export type SettingChange = {
  id: number
  at: string
  by: Person
  onBehalfOf: Person
  from: SettingValue
  to: SettingValue
}

const path = '/api/v4/setting'
export const settingsKey = () => ['settings', currentLocale()] as const

/** Read anew for each page, and not under one's hands: what was seen is what is sent along. */
export const useSettings = (enabled = true) =>
  useQuery({
    queryKey: settingsKey(),
    queryFn: async ({ signal }) => (await call('GET', path, { signal })) as Settings,
    enabled,
    staleTime: Infinity,
    gcTime: 0,
  })

/** @throws {CallError} With what is wrong by key; nothing was changed then. */
export const saveSettings = async (
  values: Readonly<Record<string, SettingValue>>,
  seen: Readonly<Record<string, string | null>>,
): Promise<Settings> => (await call('PUT', path, { body: { values, seen } })) as Settings

export const useSettingHistory = (key: string | undefined) =>
  useQuery({
    queryKey: ['setting-history', key],
    queryFn: async ({ signal }) =>
      (await call('GET', `${path}/history`, { query: { key, _limit: 50 }, signal })) as {
        items: readonly SettingChange[]
        total: number
      },
    enabled: key !== undefined,
    gcTime: 0,
  })
