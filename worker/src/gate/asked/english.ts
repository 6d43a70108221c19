import type { FactQuestions } from './model.ts';

/** How bid managers ask for facts, beside their names. How to read them: `model.ts`. */
export const englishQuestions: FactQuestions = {
  submission_deadline: [
    '(by |until )?when|(what|which) (date|time|day)*( and (date|time|hour))? + bid*|tender*|offer*|proposal*|quot*|response* + submi*|due|deliver*|hand*( in)?|lodge*|upload*|sent|send|reach',
    'bid*|tender*|offer*|proposal*|quot*|response* + due|clos*|cut-off',
    'deadline|due date|closing|cut-off|closes + submi*|bid*|tender*|offer*|proposal*|quot*|response*',
    '(latest|last) (day|date|time|moment)( and (hour|time))? + submi*|bid*|tender*|offer*|proposal*|quot*|deliver*',
    'the deadline|closing (date|time)|tender clos*',
    '(by |until |at )?when|(what|which) (date|time|day|hour)*( and (date|time|hour))? + bid*|tender*|offer*|proposal*|quot*|response* + receive*',
    '(by|until|before) (when|what|which) + bid*|tender*|offer*|proposal*|quot*|response* + return*',
  ],
  submission_method: [
    '(where|to (whom|which|what)|at (which|what)) + submi*|hand*( in)?|lodge*|upload*',
    '(where|to (whom|which|what)|at (which|what)) + deliver*|sent|send + bid*|tender*|offer*|proposal*|quot*|response*|envelope*',
    'how + submi*|deliver*|hand*( in)?|lodge*|upload*|sent|send|turn* in + bid*|tender*|offer*|proposal*|quot*|response*',
    '(place|method|mode|manner|address|way|portal|platform|website|channel|form|e-?mail)* + submission|submit*|submitting|upload*',
    '(place|method|mode|manner|address|way|portal|platform|website|channel|form|e-?mail)* + deliver*|send + bid*|tender*|offer*|proposal*|quot*|response*|envelope*',
  ],
  clarification_deadline: [
    '(by |until )?when|deadline|last (date|day)|latest|cut-off|due|how long + question*|clarification*|quer*|enquir*|inquir*',
  ],
  pre_bid_meeting: [
    '(pre-?(bid|tender|proposal)|bidders?|information|briefing) (meeting|conference|visit|briefing|session)*',
    'site (visit|inspection|meeting)*',
  ],
  bid_opening: ['when|where|date|time + bid*|tender*|offer*|proposal*|envelope* + open|opened|opening'],
  bid_validity: [
    'bid*|tender*|offer*|proposal*|quot*|price* + valid|validity|binding|bound|irrevocable|remain open|held open|kept open|open for acceptance|hold|firm',
  ],
  bid_security: [
    'security|bond|guarantee|deposit + bid|tender|proposal|offer',
    'earnest money( deposit)?|emd|bid bond',
  ],
  performance_security: ['performance + security|bond|guarantee|deposit', 'contract + security|bond'],
  tender_fee: [
    'tender|bid*|document*|participat*|processing|application + fee|fees|cost|costs|price|charge*|pay',
    'fee|fees + tender|bid*|participat*',
  ],
  estimated_value: [
    '(estimated|expected|anticipated|approximate|total|maximum|indicative) + value|cost|budget|price|amount + contract|tender|project|work*|procurement',
    'budget|(estimated|expected|anticipated|indicative|ceiling) (contract )?(value|cost|price)|contract value|estimate',
    '(how much|what) + contract + worth|value',
  ],
  contract_period: [
    'how long + contract|agreement|engagement + last|run|term|duration|for',
    'how long + contract|agreement|engagement',
    'duration|term|length|period + contract|agreement|engagement|service*|work*|performance|completion|delivery|project',
    '(by )?when|how (long|soon|quickly|fast)|within what + complet*|finish*|deliver*|delivery|supply|supplied + goods|work*|service*|project|contract|we|order',
    'delivery|completion + time|period|date|deadline|schedule',
  ],
  delay_damages: [
    'penalt*|damages|liquidated damages|fine*|compensation|deduct* + delay*|late( deliver*| complet*| perform*)?|(deliver*|finish*|complet*) late|lateness|overdue',
    'what happens|what follows|how much|cost|costs + deliver* late|late deliver*|finish* late|late completion|delay*',
    'penalt*|liquidated damages',
  ],
  payment_terms: [
    'when|how|how (soon|quickly|often|long)|within|terms|conditions + paid|pay|pays|payment*|invoice*',
    'payment (terms|conditions|schedule|milestones?)|terms of payment',
  ],
  advance_payment: [
    'advance (payment*)?|paid in advance|down payment|mobili(s|z)ation advance|prepay*|payment in advance',
  ],
  warranty: [
    'warrant*|guarantee (period|term)|defects (liability|notification)( period)?',
    'how long|period|duration|length + warrant*|defects|guarantee* (last|period)',
  ],
  minimum_turnover: ['turnover|annual revenue*|(annual|yearly) (sales|income)|revenue*'],
  similar_experience: [
    'experience + required|needed|demanded|expected|necessary|asked for',
    'experience|track record|past performance + bidder*|tenderer*|offeror*|proposer*|vendor*|supplier*|contractor*|compan*|firm*|we',
    'experience|references?|past performance|track record|(similar|comparable|previous|past) + work*|contract*|project*|assignment*|order*|service*|supplies|deliveries',
  ],
  joint_venture: ['joint (venture*|bid*)|consorti*|jv|jvs|bid together|bid jointly'],
  subcontracting: ['sub-?contract*|sub-?let*'],
  bid_language: ['languages?'],
  currency: ['currenc*'],
  evaluation_method: [
    'evaluat*|award criteri*|(basis|criteri*) (for|of) (the )?award|award* + criteri*|how|basis|decided',
    'how + winner|winning|best bid|award*|scored|ranked|compared|select*|chosen|weighted',
    'lowest (price|bid)|best value|qcbs|price + quality + weight*',
    'weight*|split + price|quality|technical|criteri*',
  ],
  governing_law: [
    '(whose|which|what|governing|applicable) laws?|law + govern*|appl*|contract',
    '(which|what) courts?|jurisdiction|courts? + disput*|compet*|jurisdiction',
    'disput* + settle*|resol*|arbitrat*|court*|decided|handled',
    'arbitration|dispute (settlement|resolution)',
  ],
  contact: [
    'who|whom|which (person|office|officer|department|address) + contact*|question*|quer*|clarification*|ask|asked|address*|write|call|reach',
    'contact (person|point|details?|address|information|officer)*|point of contact',
    '(e-?mail|phone|telephone) (address|number)* + contact*|question*|quer*|clarification*|buyer|authority|client|purchaser',
  ],
  insurance: ['insur*|professional indemnity|public liability|workers.? compensation'],
  delivery_place: [
    '(where|(at|to|in) (which|what) (place|location|address|site|premises)s?) + (goods|items|supplies|materials?|equipment|products?|services?|works?|project) + deliver*|supplied|sent|shipped|perform*|provided|rendered|execut*|carried out|done|install*|unload*',
    '(where|(at|to|in) (which|what) (place|location|address|site|premises)s?) + deliver*|perform*|carried out|execut* + goods|items|supplies|services?|works?|contract',
    '(place|location|address|site|point)s? + deliver*|performance|execution|installation',
    '(which|what|who) + consignees?',
  ],
};
