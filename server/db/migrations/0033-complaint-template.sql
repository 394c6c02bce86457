-- The receipt of a complaint is confirmed with the office's template 'klacht-ontvangen', which was written for a file and not
-- for a complaint. Only where every installation's first rows are there already; elsewhere they come with this wording.

insert into template_variable (key, label, category, type, format, sample, scopes)
select key, label::jsonb, 'complaint', 'system', format, sample, '{debtor,client}'
from (values
  ('complaint.number', '{"nl":"Nummer van de klacht","en":"Number of the complaint","fr":"Numéro de la réclamation"}', 'text', 'K2026-0042'),
  ('complaint.name', '{"nl":"Naam van de klager","en":"Name of the complainant","fr":"Nom du plaignant"}', 'text', 'S. de Vries'),
  ('complaint.subject', '{"nl":"Onderwerp van de klacht","en":"Subject of the complaint","fr":"Objet de la réclamation"}', 'text', 'Toon van het gesprek'),
  ('complaint.receivedAt', '{"nl":"Klacht ontvangen op","en":"Complaint received on","fr":"Réclamation reçue le"}', 'date', '-1'),
  ('complaint.answerDue', '{"nl":"Antwoord uiterlijk op","en":"Answered by","fr":"Réponse au plus tard le"}', 'date', '+20'),
  ('complaint.email', '{"nl":"E-mailadres voor klachten","en":"E-mail address for complaints","fr":"Adresse e-mail des réclamations"}', 'text', 'klachten@dossier.example')
) as added (key, label, format, sample)
where exists (select from reference_filled where entity = 'template-variable')
on conflict (key) do nothing;

-- What the office worded itself is kept, by hand, beside the new one.
update email_template set code = 'klacht-ontvangen-vorige-' || id, name = left(name, 100) || ' (vorige)', type = 'manual',
  version = version + 1
where code = 'klacht-ontvangen' and (version > 1 or updated_by_id is not null or type <> 'system');

insert into email_template (code, name, category, type, destination, active, languages, variables, subject, body, created_at, updated_at)
select 'klacht-ontvangen', 'Klacht ontvangen', 'service', 'system', 'debtor', true, '{nl,en,fr}', '{complaint.answerDue,complaint.email,complaint.name,complaint.number,complaint.receivedAt,complaint.subject,office.footer}',
  '{"nl":"Wij hebben uw klacht {{complaint.number}} ontvangen","en":"We received your complaint {{complaint.number}}","fr":"Nous avons reçu votre réclamation {{complaint.number}}"}'::jsonb,
  '{"nl":"<p>Beste {{complaint.name}},</p><p>Op {{complaint.receivedAt}} hebben wij uw klacht over “{{complaint.subject}}” ontvangen. Uw klacht heeft bij ons nummer {{complaint.number}}.</p><p>Wij zoeken uit wat er is gebeurd en schrijven op wat u ons vertelt. U krijgt uiterlijk op {{complaint.answerDue}} antwoord.</p><p>Hebt u een vraag, of wilt u iets toevoegen? Mail naar {{complaint.email}} en noem het nummer van uw klacht.</p><p>{{office.footer}}</p>","en":"<p>Dear {{complaint.name}},</p><p>On {{complaint.receivedAt}} we received your complaint about “{{complaint.subject}}”. Its number with us is {{complaint.number}}.</p><p>We find out what happened and write down what you tell us. You will get an answer by {{complaint.answerDue}}.</p><p>Do you have a question, or something to add? Mail {{complaint.email}} and state the number of your complaint.</p><p>{{office.footer}}</p>","fr":"<p>Bonjour {{complaint.name}},</p><p>Nous avons reçu votre réclamation « {{complaint.subject}} » le {{complaint.receivedAt}}. Elle porte le numéro {{complaint.number}}.</p><p>Nous examinons ce qui s’est passé et notons ce que vous nous dites. Vous aurez une réponse au plus tard le {{complaint.answerDue}}.</p><p>Une question, ou quelque chose à ajouter ? Écrivez à {{complaint.email}} en indiquant le numéro de votre réclamation.</p><p>{{office.footer}}</p>"}'::jsonb,
  now(), now()
where exists (select from reference_filled where entity = 'email-template')
on conflict (code) do update set active = true, destination = 'debtor', file_type = null, customer_id = null,
  languages = excluded.languages, variables = excluded.variables, subject = excluded.subject, body = excluded.body,
  version = email_template.version + 1, updated_at = now();
