/** The office as a specification names it: addresses, registration and complaint scheme, from the settings. */
import { settingByKey } from '#domain/settings/officeSettings.ts'
import type { Config } from '#server/config.ts'
import type { Engine } from '#server/db/engine.ts'
import { fallbackOf, storedSettings } from '#server/foundation/storedSettings.ts'

export type Registered = Readonly<
  Record<
    'name' | 'phone' | 'email' | 'kvkNumber' | 'iban' | 'wkiNumber' | 'complaintsEmail' | 'disputeBody' | 'disputeUrl',
    string
  >
> & { address: readonly string[]; postAddress: readonly string[] }

export async function registeredOffice(config: Config, engine: Pick<Engine, 'query'>): Promise<Registered> {
  const stored = await storedSettings(engine)
  const value = (key: string): unknown => {
    const setting = settingByKey.get(key)
    return stored.get(key)?.value ?? (setting && fallbackOf(setting, config))
  }
  const text = (key: string): string => {
    const found = value(key)
    return typeof found === 'string' ? found : ''
  }
  const lines = (key: string): string[] => {
    const found = value(key)
    return Array.isArray(found) ? found.map(String) : []
  }
  return {
    name: text('office.name'),
    phone: text('office.phone'),
    email: text('office.email'),
    kvkNumber: text('office.kvkNumber'),
    iban: text('office.trustIban'),
    address: lines('office.address'),
    postAddress: lines('office.postAddress'),
    wkiNumber: text('wki.registrationNumber'),
    complaintsEmail: text('complaint.email'),
    disputeBody: text('complaint.bodyName'),
    disputeUrl: text('complaint.bodyUrl'),
  }
}
