import type { SocialCopy } from './social-copy.ts';

export const de: SocialCopy = {
  markets: {
    international: {
      title: 'Außerhalb von Festlandchina',
      text: 'Diese Kanäle gelten für Deutschland und alle anderen Länder.',
    },
    china: {
      title: 'Festlandchina',
      text: 'Auf Chinesisch, für Festlandchina.',
    },
  },
  channels: {
    linkedin: { text: 'Nachrichten aus dem Unternehmen, Messetermine, offene Stellen.' },
    youtube: { text: 'Drucker im Betrieb und Anleitungen zum Mitmachen am Gerät.' },
    twitter: { text: 'Kurzmeldungen zu Softwareversionen und Terminen.' },
    facebook: { text: 'Drucke vom Reflex und Tipps zum Nachdrucken.' },
    instagram: { text: 'Gedruckte Teile aus Laboren, Praxen und Werkstätten in Nahaufnahme.' },
    wechat: { name: 'WeChat', text: 'Artikel zu Geräten, Resins und Anwendungen, dazu Einladungen.' },
    weibo: { name: 'Weibo', text: 'Neue Produkte und Berichte von Messen.' },
    wechatVideo: { name: 'WeChat Channels', text: 'Videos von Geräten und einzelnen Arbeitsschritten.' },
    douyin: { name: 'Douyin', text: 'Kurze Videos von frisch gedruckten Teilen.' },
  },
  site: {
    title: 'Ohne Konto mitlesen',
    text: 'Alles Wichtige steht auch auf dieser Website.',
    links: {
      news: 'Aktuelles, auch als Feed',
      events: 'Termine und Livestreams',
      resources: 'Whitepaper und Webinare',
      subscribe: 'Newsletter per E-Mail',
    },
  },
  reach: {
    title: 'Direkt zum richtigen Team',
    text: 'Patientendaten und Seriennummern gehören nicht in Kommentare. Auf diesen Wegen lesen nur wir mit.',
    ways: {
      question: {
        title: 'Produkt und Preis',
        text: 'Über das Kontaktformular oder telefonisch am nächsten Standort.',
        link: 'Kontakt aufnehmen',
      },
      fault: { title: 'Störung am Drucker', text: 'Erst die Anleitungen, dann der Support.', link: 'Zum Support' },
      press: {
        title: 'Presse',
        text: 'Interviews, Bilder in Druckauflösung, Freigaben.',
        link: 'Medienteam schreiben',
      },
      work: { title: 'Arbeiten bei uns', text: 'Fragen zu Stellen und Bewerbungen.', link: 'Karriereteam schreiben' },
    },
  },
};
