/** The block `office.footer`: name, address and registration of the office, and where to complain. */
import type { MessageLanguage } from './variable.ts'

const words: Readonly<Record<MessageLanguage, { wki: string; complaints: string }>> = {
  nl: { wki: 'Registratienummer Wki', complaints: 'Klacht of geschil?' },
  en: { wki: 'Wki registration number', complaints: 'Complaint or dispute?' },
  fr: { wki: 'Numéro d’enregistrement Wki', complaints: 'Réclamation ou litige ?' },
  de: { wki: 'Wki-Registrierungsnummer', complaints: 'Beschwerde oder Streitfall?' },
}

/** @param of Returns the value of a variable of the office. */
export const footerLines = (of: (key: string) => string, language: MessageLanguage): string[] => [
  [of('office.name'), of('office.address')].filter(Boolean).join(', '),
  [of('office.phone'), of('office.email')].filter(Boolean).join(' · '),
  `${words[language].wki}: ${of('office.wkiNumber')}`,
  `${words[language].complaints} ${of('office.complaintsUrl')}`,
]
