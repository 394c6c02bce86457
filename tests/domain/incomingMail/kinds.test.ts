import { expect, test } from 'vitest'
import { kindOf } from '#domain/incomingMail/kindOf.ts'

type Given = { headers?: Record<string, string>; from?: string; subject?: string; reportType?: string | null }
const of = ({ headers = {}, from = 'a@b.nl', subject = 'Vraag', reportType = null }: Given) =>
  kindOf({ header: (name) => headers[name], from, subject, reportType })

test.each<[Given, string]>([
  [{}, 'ordinary'],
  [{ reportType: 'delivery-status' }, 'bounce'],
  [{ from: 'postmaster@b.nl', subject: 'Undeliverable: brief' }, 'bounce'],
  [{ from: 'postmaster@b.nl', subject: 'Onderhoud' }, 'ordinary'],
  [{ from: 'MAILER-DAEMON@b.nl', subject: 'failure notice', headers: { 'return-path': '<>' } }, 'bounce'],
  [{ from: 'mailer-daemon@b.nl', subject: 'failure notice' }, 'bounce'],
  [{ from: 'mailer-daemon@b.nl', subject: 'Klacht' }, 'auto_reply'],
  [{ headers: { 'x-failed-recipients': 'jo@b.nl' } }, 'bounce'],
  [{ headers: { 'return-path': '<>' } }, 'auto_reply'],
  [{ reportType: 'disposition-notification', subject: 'Gelezen: Uw klacht' }, 'auto_reply'],
  [{ reportType: 'feedback-report' }, 'auto_reply'],
  [{ headers: { 'auto-submitted': 'auto-replied' } }, 'auto_reply'],
  [{ headers: { 'auto-submitted': 'auto-notified; owner=a' } }, 'auto_reply'],
  [{ headers: { 'auto-submitted': 'No' } }, 'ordinary'],
  [{ headers: { 'auto-submitted': 'no; reason=x' } }, 'ordinary'],
  [{ headers: { precedence: 'auto_reply' } }, 'auto_reply'],
  [{ headers: { precedence: 'Auto-Reply' } }, 'auto_reply'],
  [{ headers: { 'x-autoreply': 'yes' } }, 'auto_reply'],
  [{ headers: { 'x-autorespond': 'no' } }, 'ordinary'],
  [{ headers: { precedence: 'bulk' } }, 'mailing'],
  [{ headers: { 'list-unsubscribe': '<mailto:x@y>' } }, 'mailing'],
])('%j is %s', (given, kind) => expect(of(given)).toBe(kind))

test.each([
  'Automatisch antwoord: uw brief',
  'Automatic reply: Brief',
  'Out of Office: Brief',
  // freescout-help-desk/freescout#688
  'Out of Office Re: Brief',
  'Afwezig: Brief',
  'Afwezigheidsbericht: Brief',
  'Abwesenheitsnotiz: Ihre Rechnung',
  'Automatische Antwort: Brief',
  'Réponse automatique : Brief',
  'Absence du bureau : Brief',
  'Niet gelezen: Uw klacht',
  'Gelezen: Uw klacht',
  'Lu : Brief',
  'Read: Brief',
])('a program writes %j', (subject) => expect(of({ subject })).toBe('auto_reply'))

test.each([
  'Absence de réponse à ma plainte du 3 octobre',
  'Afwezig op de zitting van 12 december',
  'Ik krijg steeds een automatisch antwoord',
  'Automatisch antwoord krijg ik steeds',
  'Gelezen en niet akkoord',
  'Out of office hours',
  'Re: Niet gelezen',
])('a person writes %j', (subject) => expect(of({ subject })).toBe('ordinary'))
