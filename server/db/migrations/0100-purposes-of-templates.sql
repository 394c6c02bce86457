-- What each template says, by which it is judged whether a message may leave. Those of the program are known by their codes; of
-- those that an office wrote itself the category tells it, the strictest where it does not.

update email_template set purpose = case
    when code in ('herinnering', 'precasso-herinnering-1', 'precasso-herinnering-2', 'zakelijk-herinnering') then 'reminder'
    when code in ('precasso-veertien-dagen', 'veertiendagenbrief') then 'fourteen_day_letter'
    when code in ('na-veertien-dagen') then 'after_fourteen_days'
    when code in ('precasso-overdracht', 'regeling-gestopt', 'tweede-aanmaning', 'zakelijk-sommatie') then 'demand'
    when code in ('laatste-aanmaning', 'zakelijk-laatste') then 'last_demand'
    when code in ('adres-controle', 'bel-mij', 'enquete', 'intern-overdracht', 'intern-signaal', 'klant-advies', 'klant-betaald', 'klant-betwisting', 'klant-factuur', 'klant-gesloten', 'klant-maandrapport', 'klant-uitbetaling', 'klant-vraag', 'klant-vraag-herhaald', 'schuldhulp') then 'information'
    when code in ('betaling-ontvangen', 'betwisting-ontvangen', 'dossier-gesloten', 'klacht-ontvangen', 'klant-ontvangst', 'precasso-betaald') then 'confirmation'
    when code in ('specificatie', 'stukken-opvragen') then 'answer'
    when code in ('regeling-aanbod', 'regeling-bevestigd', 'regeling-gemist', 'regeling-inkomen', 'regeling-klaar', 'regeling-termijn') then 'arrangement'
    when code in ('gerechtelijk-aankondiging', 'gerechtelijk-schikking', 'gerechtelijk-zakelijk') then 'court_announcement'
    when code in ('gerechtelijk-zitting') then 'court_case'
    when code in ('gerechtelijk-uitvoering', 'gerechtelijk-vonnis') then 'judgment'
    when exists (select from workflow_step s where s.email_template_id = email_template.id and s.is_fourteen_day_letter) then 'fourteen_day_letter'
    when destination = 'client' then 'information'
    when variables && array['file.14day.costs', 'file.14day.costsVat'] then 'fourteen_day_letter'
    when category = 'arrangement' then 'arrangement'
    when category = 'judicial' then 'court_announcement'
    when category = 'service' then 'information'
    else 'reminder'
  end;

update post_mail_template set purpose = case
    when code in ('herinnering', 'precasso-herinnering') then 'reminder'
    when code in ('precasso-veertien-dagen', 'veertiendagenbrief', 'veertiendagenbrief-aangetekend') then 'fourteen_day_letter'
    when code in ('tweede-brief') then 'after_fourteen_days'
    when code in ('laatste-aanmaning', 'zakelijk-laatste') then 'last_demand'
    when code in ('regeling-gestopt', 'zakelijk-sommatie') then 'demand'
    when code in ('adres-controle', 'bel-mij', 'klant-advies', 'klant-gesloten', 'klant-rapport', 'klant-welkom', 'schuldhulp') then 'information'
    when code in ('betwisting', 'dossier-gesloten', 'klacht-bevestiging', 'ontvangstbevestiging') then 'confirmation'
    when code in ('specificatie') then 'answer'
    when code in ('regeling-aanbod', 'regeling-bevestigd', 'regeling-gemist') then 'arrangement'
    when code in ('gerechtelijk-aankondiging', 'gerechtelijk-zakelijk') then 'court_announcement'
    when code in ('gerechtelijk-zitting') then 'court_case'
    when code in ('gerechtelijk-uitvoering', 'gerechtelijk-vonnis') then 'judgment'
    when exists (select from workflow_step s where s.post_mail_template_id = post_mail_template.id and s.is_fourteen_day_letter) then 'fourteen_day_letter'
    when destination = 'client' then 'information'
    when variables && array['file.14day.costs', 'file.14day.costsVat'] then 'fourteen_day_letter'
    when category = 'arrangement' then 'arrangement'
    when category = 'judicial' then 'court_announcement'
    when category = 'service' then 'information'
    else 'reminder'
  end;

update sms_template set purpose = case
    when code in ('herinnering', 'precasso-herinnering') then 'reminder'
    when code in ('bel-ons', 'brief-onderweg', 'klant-uitbetaling', 'klant-vraag', 'terugbelafspraak') then 'information'
    when code in ('regeling-bevestigd', 'termijn-gemist', 'termijn-morgen') then 'arrangement'
    when code in ('betaling-ontvangen', 'dossier-gesloten') then 'confirmation'
    when destination = 'client' then 'information'
    when category = 'arrangement' then 'arrangement'
    when category = 'judicial' then 'court_announcement'
    when category = 'service' then 'information'
    else 'reminder'
  end;

-- A step is the 14-day letter where its template is.
update workflow_step s set is_fourteen_day_letter = coalesce(
  (select purpose = 'fourteen_day_letter' from email_template where id = s.email_template_id and s.action_type = 'send_email'),
  (select purpose = 'fourteen_day_letter' from post_mail_template where id = s.post_mail_template_id and s.action_type = 'send_post'), false);
