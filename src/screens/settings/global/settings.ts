/** Requests of the settings page: read, change, history. */
import { useQuery } from '@tanstack/react-query'
import type { Answers, GlobalSetting } from '#providers/generated/calls.ts'
import { call } from '#providers/http.ts'
import { currentLocale } from '#providers/language.ts'
import type { SettingValue } from '#domain/settings/setting.ts'

/** `value`: as stored, null for none; `fallback`: what holds without. */
export type SettingItem = GlobalSetting
export type Settings = Answers['GET']['/api/v4/setting']
export type SettingChange = Answers['GET']['/api/v4/setting/history']['items'][number]
export type Person = SettingChange['by']

const path = '/api/v4/setting'
export const settingsKey = () => ['settings', currentLocale()] as const

/** Loaded once per page and not refreshed while editing: the values that were seen are sent along. */
export const useSettings = (enabled = true) =>
  useQuery({
    queryKey: settingsKey(),
    queryFn: ({ signal }) => call('GET', path, { signal }),
    enabled,
    staleTime: Infinity,
    gcTime: 0,
  })

/** @throws {CallError} With errors by key; nothing was changed then. */
export const saveSettings = (
  values: Readonly<Record<string, SettingValue>>,
  seen: Readonly<Record<string, string | null>>,
): Promise<Settings> => call('PUT', path, { body: { values, seen } })

export const useSettingHistory = (key: string | undefined) =>
  useQuery({
    queryKey: ['setting-history', key],
    queryFn: ({ signal }) => call('GET', `${path}/history`, { query: { key, _limit: 50 }, signal }),
    enabled: key !== undefined,
    gcTime: 0,
  })
