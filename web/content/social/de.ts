import type { SocialCopy } from './social-copy.ts';

export const de: SocialCopy = {
  markets: {
    international: {
      title: 'Kanäle auf Englisch',
      note: 'Nur diese und die chinesischen Kanäle betreiben wir selbst. Entdecken Sie ein anderes Profil unter unserem Namen, melden Sie es bitte unserer Pressestelle. Patientendaten und Seriennummern gehören nicht in Kommentare.',
    },
    china: {
      title: 'Kanäle auf Chinesisch',
      text: 'Suchen Sie den Namen in der App.',
    },
  },
  channels: {
    linkedin: {
      text: 'Unternehmensmeldungen, Messen und offene Stellen.',
      post: 'HiVE auf dem LAB DAY Chicago, Stand 218',
    },
    youtube: { text: 'Drucker im Einsatz und Anleitungen Schritt für Schritt.', post: 'Trennfolie am A2D 4K wechseln' },
    twitter: {
      text: 'Kurzmeldungen zu Softwareversionen und Webinaren.',
      post: 'Prepare 6.2.1: Fehler bei der Übertragung über Proxyserver behoben',
    },
    facebook: {
      text: 'Druckbeispiele von Reflex-Desktopdruckern, mit Tipps.',
      post: 'Ein Ring aus Reflex Wax Cast, von der Datei bis zum Guss',
    },
    instagram: {
      text: 'Gedruckte Teile aus Laboren, Praxen und Werkstätten in Nahaufnahme.',
      post: 'Herausnehmbarer Stumpf aus Model HP UV 2.0',
    },
    wechat: {
      name: 'WeChat',
      text: 'Artikel zu Geräten, Resins und Anwendungen, dazu Einladungen zu Terminen.',
      post: 'Zwei Haltezeiten beim Ausbrennen',
    },
    weibo: {
      name: 'Weibo',
      text: 'Neue Produkte und Berichte von Messen.',
      post: '165 Prothesenbasen in 24 h auf der Dental South China',
    },
    wechatVideo: {
      name: 'WeChat Channels',
      text: 'Videos von Geräten und einzelnen Arbeitsschritten.',
      post: 'Bauplattform nivellieren',
    },
    douyin: {
      name: 'Douyin',
      text: 'Kurze Videos von frisch gedruckten Teilen.',
      post: 'Sechs Ganzkiefermodelle von der Plattform lösen',
    },
  },
  site: {
    title: 'Auf Deutsch',
    text: 'Deutsche Nachrichten, Termine und Fachtexte stehen auf dieser Website. Sie brauchen dafür kein Konto.',
    links: {
      news: 'Aktuelles, auch als RSS-Feed',
      events: 'Termine und Livestreams',
      resources: 'Whitepaper und Webinare',
      subscribe: 'Newsletter per E-Mail',
    },
  },
  reach: {
    title: 'Direkter Kontakt',
    text: 'Schreiben Sie uns lieber hier als in einem Kommentar. Für den Support halten Sie die Seriennummer bereit.',
    ways: {
      question: {
        title: 'Produkt und Preis',
        text: 'Über das Kontaktformular oder telefonisch in unserem Berliner Büro:',
        link: 'Kontakt aufnehmen',
      },
      fault: {
        title: 'Störung am Drucker',
        text: 'Oft hilft schon eine Anleitung, sonst der Support, online oder telefonisch:',
        link: 'Support kontaktieren',
      },
      press: {
        title: 'Presse',
        text: 'Interviews und Bilder in Druckauflösung auf Anfrage.',
        link: 'Pressestelle anschreiben',
      },
      work: {
        title: 'Arbeiten bei uns',
        text: 'Fragen zu Stellen und Bewerbungen.',
        link: 'Fragen zur Bewerbung stellen',
      },
    },
  },
};
