import { defaultLeadFlowSettings, type LeadFlowSettings } from '@foyer/core';

/** For an app that shows one flow, and has neither a join nor member pages. */
export const defaultSettings: LeadFlowSettings = {
  ...defaultLeadFlowSettings,
  intent: 'lead',
  exitPath: '/',
};
