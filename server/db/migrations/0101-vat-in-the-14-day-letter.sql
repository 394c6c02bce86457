-- A 14-day letter speaks of VAT only where the client cannot reclaim it, and then says so (Besluit vergoeding voor
-- buitengerechtelijke incassokosten art. 2 lid 3). The sentence of the first templates was a condition for everybody.

insert into template_variable (key, label, category, type, format, sample, scopes)
select 'file.14day.vatStatement', '{"nl":"Zin over de btw op die kosten, als de klant die niet kan verrekenen","en":"Sentence on the VAT on those costs, where the client cannot reclaim it","fr":"Phrase sur la TVA sur ces frais, si le client ne peut pas la récupérer"}'::jsonb,
  'finance', 'system', 'text', 'Fietsenwinkel De Linde kan de btw over deze kosten niet verrekenen. Daarom komt daar € 8,40 btw bij. Samen is dat € 48,40.', '{debtor,client,legal}'
where exists (select from reference_filled where entity = 'template-variable')
on conflict (key) do nothing;

update email_template set body = (replace(replace(replace(body::text, 'Die kosten zijn {{file.14day.costs}}, en daarover {{file.14day.costsVat}} btw als {{customer.company}} de btw niet kan aftrekken.',
    'Die kosten zijn {{file.14day.costs}}. {{file.14day.vatStatement}}'), 'These are {{file.14day.costs}}, and {{file.14day.costsVat}} VAT on them if {{customer.company}} cannot deduct VAT.',
    'These are {{file.14day.costs}}. {{file.14day.vatStatement}}'), 'vous devrez aussi payer des frais de recouvrement de {{file.14day.costs}}, et {{file.14day.costsVat}} de TVA si {{customer.company}} ne peut pas la déduire.',
    'vous devrez aussi payer des frais de recouvrement de {{file.14day.costs}}. {{file.14day.vatStatement}}'))::jsonb,
  variables = array(select distinct unnest(variables || '{file.14day.vatStatement}') except select 'file.14day.costsVat' order by 1), version = version + 1
where body::text like '%file.14day.costsVat%' and (body::text like '%Die kosten zijn {{file.14day.costs}}, en daarover {{file.14day.costsVat}} btw als {{customer.company}} de btw niet kan aftrekken.%' or body::text like '%These are {{file.14day.costs}}, and {{file.14day.costsVat}} VAT on them if {{customer.company}} cannot deduct VAT.%' or body::text like '%vous devrez aussi payer des frais de recouvrement de {{file.14day.costs}}, et {{file.14day.costsVat}} de TVA si {{customer.company}} ne peut pas la déduire.%');

update post_mail_template set body = (replace(replace(replace(body::text, 'Die kosten zijn {{file.14day.costs}}, en daarover {{file.14day.costsVat}} btw als {{customer.company}} de btw niet kan aftrekken.',
    'Die kosten zijn {{file.14day.costs}}. {{file.14day.vatStatement}}'), 'These are {{file.14day.costs}}, and {{file.14day.costsVat}} VAT on them if {{customer.company}} cannot deduct VAT.',
    'These are {{file.14day.costs}}. {{file.14day.vatStatement}}'), 'vous devrez aussi payer des frais de recouvrement de {{file.14day.costs}}, et {{file.14day.costsVat}} de TVA si {{customer.company}} ne peut pas la déduire.',
    'vous devrez aussi payer des frais de recouvrement de {{file.14day.costs}}. {{file.14day.vatStatement}}'))::jsonb,
  variables = array(select distinct unnest(variables || '{file.14day.vatStatement}') except select 'file.14day.costsVat' order by 1), version = version + 1
where body::text like '%file.14day.costsVat%' and (body::text like '%Die kosten zijn {{file.14day.costs}}, en daarover {{file.14day.costsVat}} btw als {{customer.company}} de btw niet kan aftrekken.%' or body::text like '%These are {{file.14day.costs}}, and {{file.14day.costsVat}} VAT on them if {{customer.company}} cannot deduct VAT.%' or body::text like '%vous devrez aussi payer des frais de recouvrement de {{file.14day.costs}}, et {{file.14day.costsVat}} de TVA si {{customer.company}} ne peut pas la déduire.%');

