/** The codes that tell marketing where a lead came from. All of them are configurable. */
export interface OutreachSettings {
  readonly leadCode: string;
  readonly corporateCode: string;
  readonly popupCode: string;
  /** The experiment campaign that changes the join code; null if there is none. */
  readonly campaign: string | null;
}

export const defaultOutreachSettings: OutreachSettings = {
  leadCode: 'WEBLEAD',
  corporateCode: 'CORPENROLL',
  popupCode: 'POPUPLEAD',
  campaign: null,
};

export type LeadSource = 'page' | 'popup' | 'corporate';

/** The outreach code of a lead, and the one it carries if the visitor joins online instead. */
export interface LeadOutreach {
  readonly outreachCode: string;
  readonly joinOutreachCode: string;
}

export function outreachCodes(settings: OutreachSettings, source: LeadSource): LeadOutreach {
  const outreachCode =
    source === 'popup'
      ? settings.popupCode
      : source === 'corporate'
        ? settings.corporateCode
        : settings.leadCode;
  const campaign = settings.campaign === null ? '' : `_${settings.campaign}`;
  return { outreachCode, joinOutreachCode: `${outreachCode}${campaign}_JOIN` };
}
