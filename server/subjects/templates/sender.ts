/** The sender: facts of the office from the settings, for variables, letterhead and mail. */
import { settingByKey } from '#domain/settings/officeSettings.ts'
import type { SettingValue } from '#domain/settings/setting.ts'
import type { Config } from '#server/config.ts'
import type { Engine } from '#server/db/engine.ts'
import { fallbackOf, storedSettings } from '#server/foundation/storedSettings.ts'

export type Sender = {
  name: string
  /** Lines. */
  address: readonly string[]
  phone: string
  email: string
  iban: string
  wkiNumber: string
  complaintsUrl: string
  infoUrl: string
  openingHours: string
  mailFrom: string
  replyTo: string
  smsSender: string
}

export async function senderOf(config: Config, engine: Pick<Engine, 'query'>): Promise<Sender> {
  const stored = await storedSettings(engine)
  const value = (key: string): SettingValue | undefined => {
    const setting = settingByKey.get(key)
    return stored.get(key)?.value ?? (setting && fallbackOf(setting, config))
  }
  const text = (key: string): string => {
    const found = value(key)
    return typeof found === 'string' ? found : ''
  }
  const address = value('office.address')
  return {
    name: text('office.name'),
    address: Array.isArray(address) ? address.map(String) : [],
    phone: text('office.phone'),
    email: text('office.email'),
    iban: text('office.trustIban'),
    wkiNumber: text('wki.registrationNumber'),
    complaintsUrl: text('complaint.bodyUrl'),
    infoUrl: text('office.infoUrl'),
    openingHours: text('office.openingHours'),
    mailFrom: text('sending.emailFrom') || (config.mailFrom ?? '') || text('office.email'),
    replyTo: text('sending.emailReplyTo'),
    smsSender: text('sending.smsSender'),
  }
}

/** Values of variables about the office; unset ones keep their sample. */
export const officeSamples = (sender: Sender): Readonly<Record<string, string>> => ({
  'office.name': sender.name,
  'office.address': sender.address.join(', '),
  'office.phone': sender.phone,
  'office.email': sender.email,
  'office.iban': sender.iban,
  'office.wkiNumber': sender.wkiNumber,
  'office.complaintsUrl': sender.complaintsUrl,
  'office.infoUrl': sender.infoUrl,
  'office.openingHours': sender.openingHours,
})
