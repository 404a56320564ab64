export const loadInquiryPanel = async () => (await import('./inquiry-panel.tsx')).InquiryPanel;
