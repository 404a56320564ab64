export const loadSubscriptionPanel = async () => (await import('./subscription-panel.tsx')).SubscriptionPanel;
