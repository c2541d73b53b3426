/** All controls of the public site that capture a lead (platform spec, section 9). */
export const leadSources = [
  'marketing_modal',
  'footer_join_free',
  'footer_request_demo',
  'footer_ai_assistant',
  'footer_career_translation',
  'footer_benefits_navigator',
  'footer_community_hub',
  'footer_join_vetsync',
  'footer_resource_center',
  'footer_veteran_community',
  'footer_success_stories',
  'footer_partner_program',
  'footer_api_access',
  'footer_integration',
  'footer_contact_sales',
  'technical_review',
] as const;
export type LeadSource = (typeof leadSources)[number];
export const defaultLeadSource: LeadSource = 'marketing_modal';
